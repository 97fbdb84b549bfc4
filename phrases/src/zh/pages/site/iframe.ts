/** The page that shows another site inside ours. */
const iframe = {
  from: '本页内容来自 {host}',
  openAlone: '在新窗口打开',
  slow: '{host} 还没有响应，正在继续等待。您也可以在新窗口打开。',
  failed: '{host} 没有响应',
  failedHelp: '对方网站可能暂时无法访问，或不允许嵌入。请重试，或在新窗口打开。',
  refused: '此地址不能在本站打开',
  refusedUnreadable: '地址不完整或无法识别。',
  refusedScheme: '为保护您的账户，本站只嵌入以 https 开头的网页，不运行脚本和数据类地址。',
  refusedHost: '该网站不在本站允许嵌入的名单里。如果业务需要，请联系客服添加。',
  refusedInsecure: '该网页没有加密，本站只嵌入以 https 开头的网页。请联系客服改用 https 地址。',
  refusedUnlisted: '该网页不在您的菜单里，本站只嵌入菜单中的网页。',
  toUserCentre: '回到用户中心',
} as const;

export default iframe;

declare module '../../../pages.ts' {
  interface PagePhrases {
    iframe: typeof iframe;
  }
}

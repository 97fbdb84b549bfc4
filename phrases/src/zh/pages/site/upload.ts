/** Upload of a file. The first three texts come from the specification; the server returns the same (errors.ts). */
const upload = {
  incomplete: '上传文件的数据不完整！',
  typeRefused: '不允许上传这种类型的文件！',
  tooLarge: '上传文件的大小超出允许范围！',
  choose: '选择文件',
  dropHere: '把文件拖到这里，或者',
  dropNow: '松开即可上传',
  cancel: '取消上传',
  sending: '正在上传 {percent}%',
  checking: '已传完，正在检查文件',
  attach: '添加图片或文件',
  takePhoto: '拍照',
  attachHint: '可以直接粘贴截图，或把文件拖进来。支持 JPG、PNG、PDF，最多 {most} 个。',
  attachDrop: '松开即可添加',
  attachRemove: '移除“{name}”',
  attachTooMany: '最多添加 {most} 个附件',
  attachSending: '正在上传“{name}”',
  attachCancel: '取消上传“{name}”',
  attachList: '附件',
} as const;

export default upload;

declare module '../../../pages.ts' {
  interface PagePhrases {
    upload: typeof upload;
  }
}

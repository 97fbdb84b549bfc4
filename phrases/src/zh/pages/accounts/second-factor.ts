/** Two-step verification: the second step of a login, and turning it on and off. */
const secondFactor = {
  title: '两步验证',
  stateOn: '已开启',
  stateOff: '未开启',
  about: '开启后，登录时除密码外，还要输入手机身份验证器中的 6 位验证码。即使密码泄露，他人也无法登录。',
  onSince: '{time} 开启',
  codesLeft: '还剩 {count} 个恢复码',
  codesFew: '恢复码快用完了，请重新生成一组。',
  codesGone: '恢复码已用完。请重新生成，否则手机丢失后将无法登录。',
  turnOn: '开启两步验证',
  turnOff: '关闭两步验证',
  renew: '重新生成恢复码',

  stepText: '密码正确。请打开手机上的身份验证器，输入“{site}”的验证码。',
  stepRecoveryText: '请输入开启两步验证时保存的恢复码，每个只能用一次。',
  code: '6 位验证码',
  codeRequired: '请输入 6 位验证码',
  codeHint: '每 30 秒更换一次',
  recoveryCode: '恢复码',
  recoveryCodeRequired: '请输入恢复码',
  recoveryCodeHint: '形如 4k7wm-x92pd，不分大小写',
  codeOrRecovery: '验证码或恢复码',
  codeOrRecoveryRequired: '请输入验证码或恢复码',
  codeOrRecoveryHint: '身份验证器中的 6 位验证码；手机不在身边时，用一个恢复码',
  useRecovery: '手机不在身边？使用恢复码',
  useApp: '改用身份验证器',
  finishLogin: '完成登录',
  backToPassword: '返回重新登录',

  setUpStep: '第 {step} 步，共 3 步',
  passwordText: '为确认是您本人，请先输入登录密码。',
  password: '登录密码',
  passwordRequired: '请填写密码',
  next: '下一步',
  scanText: '用身份验证器扫描二维码，例如 Microsoft Authenticator、腾讯身份验证器或 1Password。',
  qr: '二维码，用身份验证器扫描',
  cannotScan: '无法扫描？在身份验证器中手动输入以下密钥：',
  secret: '密钥',
  openApp: '在本机的身份验证器中打开',
  confirmText: '添加后，输入其中显示的验证码：',
  confirm: '确认并开启',
  codesTitle: '保存恢复码',
  codesText: '手机丢失时，只有恢复码能让您登录。每个只能用一次，关闭此窗口后不再显示。',
  codesList: '恢复码',
  copyCodes: '复制全部',
  downloadCodes: '下载',
  copySecret: '复制密钥',
  copied: '已复制',
  copyFailed: '无法复制，请手动选取',
  codesSaved: '我已保存好',
  fileName: '商驿恢复码-{account}.txt',
  fileHead: '商驿两步验证恢复码\n账号：{account}\n生成时间：{time}\n每个只能用一次，请妥善保管。',
  turnedOn: '两步验证已开启',
  turnOffQuestion: '关闭两步验证？',
  turnOffText: '关闭后，只凭密码即可登录。',
  turnedOff: '两步验证已关闭',
  renewTitle: '重新生成恢复码',
  renewText: '生成后，原有的恢复码全部作废。',
  renewConfirm: '生成新的恢复码',
} as const;

export default secondFactor;

declare module '../../../pages.ts' {
  interface PagePhrases {
    'second-factor': typeof secondFactor;
  }
}

/** Change of one's own password. */
const changePassword = {
  title: '修改密码',
  help: '修改后，当前设备保持登录，其他设备须用新密码重新登录。',
  old: '当前密码',
  oldRequired: '请填写当前密码',
  new: '新密码',
  newInvalid: '密码须为 6 至 32 位，且不能包含 & < > " \'',
  newSame: '新密码不能与当前密码相同',
  confirm: '再次输入新密码',
  confirmRequired: '请再次输入新密码',
  confirmDiffers: '两次输入的新密码不一致',
  submit: '修改密码',
  forgotten: '忘记当前密码？',
  forgottenHelp: '退出登录后，在登录页用邮箱或手机验证码找回。',
  done: '密码已修改',
  doneText: '其他设备已退出登录，请用新密码重新登录。',
  toSessions: '查看登录设备',
  again: '再次修改',
} as const;

export default changePassword;

declare module '../../../pages.ts' {
  interface PagePhrases {
    'change-password': typeof changePassword;
  }
}

/** Names of the icons of the click captcha. */
export const captchaIcons = {
  aeroplane: '飞机',
  sailboat: '帆船',
  key: '钥匙',
  bell: '铃铛',
  umbrella: '雨伞',
  star: '星星',
  heart: '爱心',
  house: '房子',
  fish: '小鱼',
  cup: '茶杯',
  leaf: '叶子',
  moon: '月亮',
};

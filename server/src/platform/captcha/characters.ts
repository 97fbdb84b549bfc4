/** Characters everybody can read and nobody takes for another one or for an icon, for readers of each language. */
export const characters = {
  'zh-cn': [
    ...'山水火花马牛羊云雨雪风春夏秋冬东西南北天地光海河湖桥城米酒果松梅红黄蓝绿白龙虎鹤琴棋书画灯路家店宿旅客',
  ],
  en: [...'ABDEFGHKMNPRTUWXY347'],
} as const;

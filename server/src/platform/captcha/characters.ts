/** Characters that readers of each language recognise and do not confuse with each other or with an icon. */
export const characters = {
  'zh-cn': [
    ...'山水火花马牛羊云雨雪风春夏秋冬东西南北天地光海河湖桥城米酒果松梅红黄蓝绿白龙虎鹤琴棋书画灯路家店宿旅客',
  ],
  en: [...'ABDEFGHKMNPRTUWXY347'],
} as const;

import type source from '../../../zh/pages/console/console-home.ts';

const consoleHome: Record<keyof typeof source, string> = {
  title: 'Workbench',
  greeting: '{name}, your day',
  today: 'Arrivals and rides today',
  tomorrow: 'Arrivals and rides tomorrow',
  noServices: 'Nothing is booked.',
  all: 'All {count}',
  allOrders: 'All orders',
  noPages: 'No page is open to your account yet',
  noPagesHelp: 'Ask an administrator to give you a role on the staff page.',
};

export default consoleHome;

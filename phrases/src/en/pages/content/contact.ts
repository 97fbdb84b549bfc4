import type source from '../../../zh/pages/content/contact.ts';

const contact: Record<keyof typeof source, string> = {
  title: 'Contact us',
  description: 'Serai support by phone, email and address; or leave a message and we will reply by email.',
  leadMessages: 'Leave a message, and we reply within {hours} working hours.',
  lead: 'For emergencies on the day of a stay or ride, call any time. For everything else, leave a message: we reply within {hours} working hours.',
  deskTitle: 'Support',
  urgentTitle: 'Emergencies on the day',
  urgent: '24 hours',
  officesTitle: 'Offices',
  emailTitle: 'Email',
  formTitle: 'Leave a message',
  name: 'Name',
  nameRequired: 'Please enter a correct name',
  email: 'Email',
  emailInvalid: 'Please enter a correct email address',
  content: 'Content',
  contentRequired: 'Content cannot be empty',
  contentHint: 'If it is about an order, please give its number',
  submit: 'Send message',
  sentTitle: 'Message received',
  sentText: 'We will reply to {email}. If it is urgent, please call.',
  another: 'Write another',
};

export default contact;

import type source from '../../../zh/pages/console/console-hired.ts';

const hired: Record<keyof typeof source, string> = {
  title: 'Hire a car: {sn}',
  text: 'Gives the ride to a car of another company. Its driver receives the day sheet and the agency the driver as usual.',
  company: 'Car company',
  driver_name: "Driver's name",
  driver_phone: "Driver's mobile",
  plate_number: 'Plate number',
  model_id: 'Model',
  model: '{name}, {count} seats',
  language: 'Language of the driver',
  language_burmese: 'Burmese',
  language_chinese: 'Chinese',
  language_thai: 'Thai',
  language_english: 'English',
  choose: 'Please choose',
  cost: 'Cost (optional)',
  costHint: 'What the company charges for this ride; to add it later, hire the same car again',
  costWrong: 'Please enter an amount, such as 45.50',
  reason: 'Reason for the change',
  reasonHint: 'Recorded in the activity log',
  required: 'Please fill in this field',
  hire: 'Hire',
  done: 'Given to a car of {company}',
};

export default hired;

import { answerJobs } from '../threads/answer-jobs.ts';
import { makeSheet } from './make-sheet.ts';

answerJobs(makeSheet);

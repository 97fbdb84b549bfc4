import { answerJobs } from '../threads/answer-jobs.ts';
import { readDocument } from './read-document.ts';

answerJobs(readDocument);

import data from 'virtual:atlas';
import type { Book } from './book';

export const book = data as Book;

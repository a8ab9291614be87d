import { parentPort, workerData } from 'node:worker_threads';
import { readSpooledFile, type SpooledReading } from './read-spooled-file';

// A thread that reads one file, so that the server goes on answering meanwhile.
parentPort?.postMessage(readSpooledFile(workerData as SpooledReading));

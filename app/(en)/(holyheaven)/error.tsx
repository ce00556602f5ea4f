'use client';

export { default } from '../(company)/error';

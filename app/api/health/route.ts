import { handleHealth } from '@/lib/accounts/handle-health';
import { methodNotAllowed } from '@/lib/api/call';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

const refuse = methodNotAllowed('GET');

export const GET = handleHealth;
export const HEAD = handleHealth;
export const POST = refuse;
export const PUT = refuse;
export const PATCH = refuse;
export const DELETE = refuse;
export const OPTIONS = refuse;

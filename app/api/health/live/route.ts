import { handleLive } from '@/lib/accounts/handle-health';
import { methodNotAllowed } from '@/lib/api/call';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

const refuse = methodNotAllowed('GET');

export const GET = handleLive;
export const HEAD = handleLive;
export const POST = refuse;
export const PUT = refuse;
export const PATCH = refuse;
export const DELETE = refuse;
export const OPTIONS = refuse;

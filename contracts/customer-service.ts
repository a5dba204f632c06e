import { announcementEndpoints } from './announcement.ts'
import { damageReportEndpoints } from './damage-report.ts'
import { faqEndpoints } from './faq.ts'
import { fraudEndpoints } from './fraud.ts'
import { healthEndpoint } from './health.ts'
import { macroEndpoints } from './macro.ts'
import { memberDisputeEndpoints } from './member-dispute.ts'
import { questionEndpoints } from './question.ts'

/** Host `customer-service`: notices, the FAQ, questions, fraud lookup, disputes. */
export const customerServiceContract = {
  health: healthEndpoint,
  ...fraudEndpoints,
  ...damageReportEndpoints,
  ...memberDisputeEndpoints,
  ...announcementEndpoints,
  ...faqEndpoints,
  ...macroEndpoints,
  ...questionEndpoints,
}

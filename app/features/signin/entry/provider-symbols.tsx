import type { ReactNode } from 'react'
import type { SocialProvider } from '#contracts/account.ts'

/** The providers' own symbols, drawn as their guides for sign-in buttons show them. */
export const PROVIDER_SYMBOLS: Record<SocialProvider, ReactNode> = {
  naver: (
    <Drawing viewBox="0 0 20 20">
      <path d="M12.85 10.7 6.9 2.2H2v15.600h5.150V9.300l5.950 8.500H18V2.200h-5.150v8.500Z" />
    </Drawing>
  ),
  kakao: (
    <Drawing viewBox="0 0 24 24">
      <path d="M12 3C6.480 3 2 6.500 2 10.830c0 2.800 1.870 5.250 4.680 6.640l-.960 3.560c-.080.310.270.560.540.380l4.230-2.800c.490.050.990.080 1.510.080 5.520 0 10-3.510 10-7.860S17.520 3 12 3Z" />
    </Drawing>
  ),
  apple: (
    <Drawing viewBox="0 0 24 24">
      <path d="M17.050 12.540c-.030-2.850 2.330-4.220 2.430-4.290-1.320-1.940-3.380-2.200-4.120-2.230-1.750-.180-3.420 1.030-4.310 1.030-.890 0-2.260-1.010-3.710-.980-1.910.030-3.670 1.110-4.650 2.820-1.990 3.440-.510 8.530 1.420 11.320.950 1.370 2.070 2.900 3.550 2.850 1.430-.060 1.970-.920 3.690-.920 1.720 0 2.210.920 3.720.890 1.530-.030 2.510-1.390 3.440-2.770 1.090-1.590 1.530-3.130 1.560-3.210-.030-.010-2.990-1.150-3.020-4.510ZM14.220 4.180c.780-.960 1.310-2.270 1.170-3.590-1.130.050-2.500.760-3.310 1.700-.720.840-1.360 2.190-1.190 3.480 1.260.100 2.550-.640 3.330-1.590Z" />
    </Drawing>
  ),
}

function Drawing({ viewBox, children }: { viewBox: string; children: ReactNode }) {
  return (
    <svg viewBox={viewBox} fill="currentColor" aria-hidden="true" focusable="false">
      {children}
    </svg>
  )
}

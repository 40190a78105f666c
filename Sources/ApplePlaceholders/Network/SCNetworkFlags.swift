// [D] SystemConfiguration/SCNetwork.h: the older names, as whole numbers for the raw values of
// `SCNetworkReachabilityFlags`.

public let kSCNetworkFlagsTransientConnection = 1 << 0
public let kSCNetworkFlagsReachable = 1 << 1
public let kSCNetworkFlagsConnectionRequired = 1 << 2
public let kSCNetworkFlagsConnectionAutomatic = 1 << 3
public let kSCNetworkFlagsInterventionRequired = 1 << 4
public let kSCNetworkFlagsIsLocalAddress = 1 << 16
public let kSCNetworkFlagsIsDirect = 1 << 17

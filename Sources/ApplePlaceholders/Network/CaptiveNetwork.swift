public import HeadlessUIKit

// [D] SystemConfiguration/CaptiveNetwork.h.
public let kCNNetworkInfoKeySSIDData: CFString = "SSIDDATA"
public let kCNNetworkInfoKeySSID: CFString = "SSID"
public let kCNNetworkInfoKeyBSSID: CFString = "BSSID"

/// nil: there is no wireless network.
public func CNCopySupportedInterfaces() -> CFArray? { nil }
public func CNCopyCurrentNetworkInfo(_ interfaceName: CFString) -> CFDictionary? { nil }

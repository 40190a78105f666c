// Names of Core Foundation and of Objective-C that code gets by importing UIKit.

public typealias NSInteger = Int
public typealias NSUInteger = UInt
public typealias CFAbsoluteTime = Double

/// [I] On the virtual clock, like `CACurrentMediaTime`: a stage begins with the year 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { CACurrentMediaTime() }

// Keys of an app's Info.plist.
public let kCFBundleNameKey: CFString = "CFBundleName"
public let kCFBundleVersionKey: CFString = "CFBundleVersion"
public let kCFBundleIdentifierKey: CFString = "CFBundleIdentifier"
public let kCFBundleExecutableKey: CFString = "CFBundleExecutable"

// Names of Core Foundation and of Objective-C that code gets by importing UIKit.

import Timeline

public typealias NSInteger = Int
public typealias NSUInteger = UInt
public typealias CFAbsoluteTime = Double
/// Seconds.
public typealias CFTimeInterval = Double
public typealias CFString = String

/// [I] On the virtual clock, like `CACurrentMediaTime`: a stage begins with the year 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { StageCore.ambient.now.seconds }

// Keys of an app's Info.plist.
public let kCFBundleNameKey: CFString = "CFBundleName"
public let kCFBundleVersionKey: CFString = "CFBundleVersion"
public let kCFBundleIdentifierKey: CFString = "CFBundleIdentifier"
public let kCFBundleExecutableKey: CFString = "CFBundleExecutable"

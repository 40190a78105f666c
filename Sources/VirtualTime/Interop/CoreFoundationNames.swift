// Names of Core Foundation and of Objective-C that UIKit re-exports.

public import Foundation
import Timeline

public typealias CFData = NSData
public typealias CFMutableData = NSMutableData
public typealias CFURL = NSURL
public typealias CFError = NSError
public typealias CFTypeRef = AnyObject
public typealias CFIndex = Int
public typealias CFOptionFlags = UInt
public typealias OSStatus = Int32
/// Where a call leaves an error: `&error` or nil.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
public typealias NSInteger = Int
public typealias NSUInteger = UInt
public typealias CFAbsoluteTime = Double
/// In seconds.
public typealias CFTimeInterval = Double
public typealias CFString = String

/// [I] On the virtual clock, like `CACurrentMediaTime`: a stage begins at the start of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { StageCore.ambient.now.seconds }

// Keys of an app's Info.plist.
public let kCFBundleNameKey: CFString = "CFBundleName"
public let kCFBundleVersionKey: CFString = "CFBundleVersion"
public let kCFBundleIdentifierKey: CFString = "CFBundleIdentifier"
public let kCFBundleExecutableKey: CFString = "CFBundleExecutable"

/// The Apple modules that exist here.
enum AppleModule {
  /// In this package, or in the toolchain for Linux.
  private static let here: Set<String> = [
    "UIKit", "QuartzCore", "CoreGraphics", "CoreImage", "Foundation", "Dispatch", "Swift", "XCTest",
    "Testing", "FoundationNetworking", "FoundationXML", "FoundationEssentials", "Observation",
    "RegexBuilder", "Synchronization", "Glibc",
  ]

  /// Modules that re-export UIKit on iOS.
  private static let bringUIKit: Set<String> = [
    "ARKit", "AVKit", "AuthenticationServices", "CarPlay", "ContactsUI", "CoreAudioKit",
    "CoreLocationUI", "EventKitUI", "FileProviderUI", "GLKit", "GameKit", "GameplayKit",
    "IdentityLookupUI", "JournalingSuggestions", "LinkPresentation", "MapKit", "MessageUI",
    "Messages", "MetalKit", "NewsstandKit", "NotificationCenter", "PDFKit", "PassKit", "PencilKit",
    "PhotosUI", "QuickLook", "QuickLookThumbnailing", "RealityKit", "ReplayKit", "SafariServices",
    "SceneKit", "SharedWithYou", "Social", "SpriteKit", "StoreKit", "SwiftUI", "TipKit",
    "UserNotificationsUI", "VisionKit", "WatchKit", "WebKit", "WidgetKit", "iAd",
  ]

  private static let others: Set<String> = [
    "AVFAudio", "AVFoundation", "Accelerate", "Accounts", "ActivityKit", "AdServices", "AdSupport",
    "AddressBook", "AddressBookUI", "AppClip", "AppIntents", "AppKit", "AppTrackingTransparency",
    "AssetsLibrary", "AudioToolbox", "AudioUnit", "AutomaticAssessmentConfiguration",
    "BackgroundAssets", "BackgroundTasks", "BusinessChat", "CFNetwork", "CallKit", "ClassKit",
    "CloudKit", "ColorSync", "Combine", "CommonCrypto", "Compression", "Contacts", "CoreAudio",
    "CoreAudioTypes", "CoreBluetooth", "CoreData", "CoreFoundation", "CoreHaptics", "CoreLocation",
    "CoreMIDI", "CoreML", "CoreMedia", "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight",
    "CoreTelephony", "CoreText", "CoreTransferable", "CoreVideo", "CryptoKit", "CryptoTokenKit",
    "Darwin", "DeviceActivity", "DeviceCheck", "EventKit", "ExtensionFoundation",
    "ExternalAccessory", "FamilyControls", "FileProvider", "GameController", "HealthKit",
    "HealthKitUI", "HomeKit", "IOKit", "IOSurface", "IdentityLookup", "ImageCaptureCore", "ImageIO",
    "Intents", "IntentsUI", "JavaScriptCore", "LocalAuthentication", "MLCompute", "MachO",
    "ManagedSettings", "MediaAccessibility", "MediaPlayer", "MediaToolbox", "Metal",
    "MetalPerformanceShaders", "MetricKit", "MobileCoreServices", "ModelIO",
    "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "NearbyInteraction", "Network",
    "NetworkExtension", "OSLog", "ObjectiveC", "OpenGLES", "PHASE", "Photos", "ProximityReader",
    "PushKit", "SQLite3", "SafetyKit", "ScreenTime", "Security", "SensorKit", "SharedWithYouCore",
    "ShazamKit", "SoundAnalysis", "Speech", "SwiftData", "SystemConfiguration", "TabularData",
    "ThreadNetwork", "Translation", "UniformTypeIdentifiers", "UserNotifications",
    "VideoSubscriberAccount", "VideoToolbox", "Vision", "WatchConnectivity", "WeatherKit", "os",
    "simd",
  ]

  /// Frameworks of which the most used names exist here without what they do.
  static let placeholders: Set<String> = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "AdSupport",
    "AppTrackingTransparency", "AudioToolbox", "AuthenticationServices", "BackgroundTasks",
    "CloudKit", "Contacts", "ContactsUI", "CoreBluetooth", "CoreHaptics", "CoreLocation",
    "CoreMedia", "CoreMotion", "CoreSpotlight", "CoreTelephony", "CoreVideo", "EventKit",
    "EventKitUI", "GLKit", "GameKit", "GameplayKit", "LocalAuthentication", "MapKit", "MediaPlayer",
    "MessageUI", "Messages", "MetalKit", "MultipeerConnectivity", "NaturalLanguage", "Network",
    "OSLog", "PDFKit", "Photos", "PhotosUI", "QuickLook", "ReplayKit", "SafariServices", "SceneKit",
    "Security", "Social", "Speech", "SpriteKit", "StoreKit", "SystemConfiguration",
    "UserNotifications", "VisionKit", "WatchConnectivity", "WebKit", "os", "simd",
  ]

  /// Frameworks that a product of this package is in place of.
  static let working = [
    "Combine": "HeadlessCombine", "CommonCrypto": "HeadlessCrypto", "CoreData": "HeadlessCoreData",
    "CryptoKit": "HeadlessCrypto",
  ]

  /// Their names are part of UIKit here, or have no meaning without Objective-C.
  private static let covered: Set<String> = [
    "ObjectiveC", "CoreFoundation", "CoreServices", "ImageIO", "MobileCoreServices",
    "UniformTypeIdentifiers",
  ]

  static func isHere(_ module: String) -> Bool { here.contains(module) }

  static func isMissing(_ module: String) -> Bool {
    bringUIKit.contains(module) || others.contains(module)
  }

  static func bringsUIKit(_ module: String) -> Bool { bringUIKit.contains(module) }

  /// The module that has the most used names of a framework, and whether they do what Apple's do.
  static func replacement(of module: String) -> (name: String, works: Bool)? {
    if let name = working[module] { return (name, true) }
    if module == "SwiftUI" { return ("SwiftUIPlaceholders", false) }
    return placeholders.contains(module) ? ("ApplePlaceholders", false) : nil
  }

  /// Frameworks without which code does what suits Linux.
  ///
  /// What a library has for SwiftUI alone stays out; by Security libraries tell whether Foundation's
  /// networking checks certificates. Of Accelerate there is little.
  private static let denied: Set<String> = ["Accelerate", "Security", "SwiftUI"]

  /// Whether `canImport` finds a framework that another module is in place of.
  static func answers(for module: String) -> Bool {
    !denied.contains(module) && replacement(of: module) != nil
  }

  static func isCovered(_ module: String) -> Bool { covered.contains(module) }
}

extension Source {
  /// Whether it names what waits: a timer, or an item of work.
  func makesTimers(in module: Module) -> Bool {
    ["Timer", "DispatchWorkItem"].contains { name in
      module.resolve(name) == nil
        && tokens.indices.contains {
          kind($0) == .identifier && isActive[$0] && kind($0 - 1) != .dot
            && tokens[$0].end - tokens[$0].start == name.utf8.count && text(tokens[$0]) == name
        }
    }
  }

  /// The first use of a name that only UIKit, QuartzCore or CoreGraphics can have declared, and none
  /// of the modules that the file imports.
  func firstNameOfUIKit(in module: Module, beside imported: Set<String>) -> Int? {
    let hasLayers = imported.contains("QuartzCore")
    let hasGraphics = hasLayers || imported.contains("CoreGraphics")
    return tokens.indices.first { index in
      if isSteadiedByUIKit(index) || isMemberOfUIKit(index) { return true }
      let token = tokens[index]
      guard token.kind == .identifier, token.word == .other, isActive[index],
        token.end - token.start > 3, kind(index - 1) != .dot,
        kind(index - 1) != .at || `is`(index, "HeldWeakly"),
        !`is`(index - 2, "canImport"),
        bytes[token.start].isUppercase || NamesOfUIKit.isLowerCased(bytes[token.start..<token.end])
      else { return false }
      let isMeant =
        isPrefixed(token, "UI") || isPrefixed(token, "CF")
        || isPrefixed(token, "CA") && !hasLayers
        || isPrefixed(token, "CG") && !hasGraphics
          && !NamesOfUIKit.inFoundation.contains(text(token))
        || NamesOfUIKit.elsewhereOnIOS.contains(text(token))
        || NamesOfUIKit.isConstant(bytes[token.start..<token.end])
      return isMeant && module.resolve(text(token)) == nil
    }
  }

  /// Whether it is a member that UIKit adds here to a class of Foundation.
  private func isMemberOfUIKit(_ index: Int) -> Bool {
    let token = tokens[index]
    return token.kind == .identifier && kind(index - 1) == .dot && isActive[index]
      && token.end - token.start >= NamesOfUIKit.shortestMember
      && NamesOfUIKit.members.contains(text(token))
  }

  /// The first use of a name of Foundation: a framework's header gives it to files without imports.
  func firstNameOfFoundation(in module: Module) -> Int? {
    firstName(in: module) { token in
      let name = text(token)
      return
        (NamesOfUIKit.inFoundation.contains(name)
        || NamesOfUIKit.plainlyOfFoundation.contains(name)) && !module.hasAlias(name)
    }
  }

  /// The first use of each kind of name that UIKit or Foundation brings along, in one pass.
  func firstCompanions(in module: Module) -> [Companion: Int] {
    var found: [Companion: Int] = [:]
    for index in tokens.indices
    where tokens[index].kind == .identifier && tokens[index].word == .other && isActive[index] {
      if let kind = companion(at: index), found[kind] == nil,
        kind == .networks || module.resolve(text(index)) == nil,
        kind != .digests || !module.hasGlobal(named: text(index))
      {
        found[kind] = index
      }
    }
    return found
  }

  private func companion(at index: Int) -> Companion? {
    let token = tokens[index]
    if kind(index - 1) == .dot { return isMemberOfNetworks(index) ? .networks : nil }
    // By first letters, as most names are none of these, and texts take long to make.
    switch bytes[token.start] {
    case UInt8(ascii: "U"):
      if isOfUserNotifications(token) { return .notifications }
      return isOne(of: NamesOfUIKit.webViews, token) ? .webViews : nil
    case UInt8(ascii: "C") where bytes[token.start..<token.end].starts(with: "CC".utf8):
      return NamesOfUIKit.ofCommonCrypto.contains(text(token)) ? .digests : nil
    case UInt8(ascii: "A"), UInt8(ascii: "C"), UInt8(ascii: "O"), UInt8(ascii: "P"):
      return isOne(of: NamesOfUIKit.ofCombine, token) ? .streams : nil
    case UInt8(ascii: "S"), UInt8(ascii: "e"), UInt8(ascii: "k"):
      return NamesOfUIKit.isOfSecurity(bytes[token.start..<token.end]) ? .security : nil
    case UInt8(ascii: "N"):
      let isOfNetworks =
        `is`(index, "NSURLConnection") || `is`(index, "NSURLSessionDownloadTaskResumeData")
      return isOfNetworks ? .networks : nil
    default: return nil
    }
  }

  private func isOne(of names: Set<String>, _ token: Token) -> Bool {
    token.end - token.start >= NamesOfUIKit.shortestCompanion && names.contains(text(token))
  }

  /// `UNUserNotificationCenter`, but not `UNKNOWN`.
  private func isOfUserNotifications(_ token: Token) -> Bool {
    token.end - token.start > 3 && isPrefixed(token, "UN") && !bytes[token.start + 3].isUppercase
  }

  /// What Foundation's networking lacks on Linux.
  private func isMemberOfNetworks(_ index: Int) -> Bool {
    if `is`(index, "background"), kind(index + 1) == .leftParenthesis {
      return labels(ofCall: index + 1) == ["withIdentifier"]
    }
    let token = tokens[index]
    return token.end - token.start >= NamesOfUIKit.shortestMemberOfNetworks
      && NamesOfUIKit.membersOfNetworks.contains(text(token))
  }

  /// The first name that is meant, is no member of something, and is not the module's own.
  private func firstName(in module: Module, where isMeant: (Token) -> Bool) -> Int? {
    tokens.indices.first { index in
      tokens[index].kind == .identifier && isActive[index] && kind(index - 1) != .dot
        && isMeant(tokens[index]) && module.resolve(text(tokens[index])) == nil
    }
  }

  private func isPrefixed(_ token: Token, _ prefix: StaticString) -> Bool {
    bytes[token.start + 2].isUppercase
      && prefix.withUTF8Buffer { bytes[token.start..<token.start + 2].elementsEqual($0) }
  }
}

extension Module {
  func hasAlias(_ name: String) -> Bool {
    sources.contains { source in
      source.declarations.contains {
        source.word($0.keyword) == .typealias && source.text($0.keyword + 1) == name
      }
    }
  }
}

/// What UIKit or Foundation brings along on iOS and not here.
enum Companion {
  case notifications, webViews, security, networks, streams, digests
}

enum NamesOfUIKit {
  /// Functions that code without a module for them gets by its bridging header.
  static let ofCommonCrypto: Set<String> = [
    "CC_LONG", "CC_MD5", "CC_SHA1", "CC_SHA256", "CC_SHA384", "CC_SHA512", "CC_MD5_DIGEST_LENGTH",
    "CC_SHA1_DIGEST_LENGTH", "CC_SHA256_DIGEST_LENGTH", "CC_SHA384_DIGEST_LENGTH",
    "CC_SHA512_DIGEST_LENGTH", "CCHmac", "CCHmacAlgorithm",
  ]

  /// Names that UIKit declares here, but Foundation or CoreGraphics on iOS, or that a rule has
  /// written.
  static let elsewhereOnIOS: Set<String> = [
    "NamedMember", "NamedMembers", "Selector", "NSSelectorFromString", "CGContext", "CGGradient",
    "CGImage", "CGFont", "CGLayer", "CGPattern", "CGPatternCallbacks", "CGPatternTiling",
    "CGDataProvider", "NSPredicate", "NSSortDescriptor", "NSInteger", "NSExpression",
    "NSComparisonPredicate", "objc_AssociationPolicy",
    "objc_setAssociatedObject", "objc_getAssociatedObject", "objc_removeAssociatedObjects",
    "objc_sync_enter", "objc_sync_exit", "NSIntegerMin", "NSIntegerMax",
    "NSEC_PER_SEC", "NSEC_PER_MSEC", "NSEC_PER_USEC",
    "NSLayoutConstraint", "NSLayoutAnchor", "NSLayoutDimension", "NSLayoutXAxisAnchor",
    "NSLayoutYAxisAnchor", "NSTextAlignment", "NSLineBreakMode", "NSParagraphStyle",
    "NSMutableParagraphStyle", "NSShadow", "NSTextAttachment", "NSTextContainer", "NSTextStorage",
    "NSTextStorageDelegate", "NSLayoutManager", "NSLayoutManagerDelegate", "NSUnderlineStyle",
    "NSDirectionalEdgeInsets", "UTType", "UTTagClass", "UTTypeConformsTo", "UTTypeEqual",
    "UTTypeCreatePreferredIdentifierForTag", "UTTypeCopyPreferredTagWithClass",
    "UTTypeCopyDescription", "UTTypeIsDynamic", "UTTypeIsDeclared", "DateComponentsFormatter",
    "RelativeDateTimeFormatter",
    "MeasurementFormatter", "PersonNameComponentsFormatter", "NSFileCoordinator", "NSFilePresenter",
    "NSFileAccessIntent", "NSFoundationVersionNumber", "object_getClass", "object_getClassName",
    "class_getName", "NSPurgeableData", "NSDiscardableContent", "NSItemProvider", "NSExtensionItem",
    "NSExtensionContext", "NSExtensionRequestHandling", "NSBundleResourceRequest",
    "NSUbiquitousKeyValueStore", "ListFormatter",
    "NSMetadataQuery", "NSMetadataItem", "NSErrorPointer", "OSStatus", "autoreleasepool",
    "NSUTF8StringEncoding", "NSASCIIStringEncoding", "NSISOLatin1StringEncoding",
    "NSUnicodeStringEncoding", "arc4random", "arc4random_uniform", "drand48", "HeldWeakly",
    "NSHashTable", "NSMapTable", "NSPointerArray", "NSPointerFunctions", "NSDataDetector",
    "NSTextCheckingTypes", "ValueTransformer", "NSValueTransformerName", "XCTContext",
    "XCTActivity", "OSAllocatedUnfairLock",
    "pthread_mutexattr_settype", "pthread_mutexattr_setpolicy_np", "INT64_MIN", "INT64_MAX",
    "UINT64_MAX",
    "CGPDFDocument", "CGPDFPage", "CGPDFBox",
  ]

  /// Members of `ProcessInfo` and notifications that Foundation on iOS has and Linux lacks.
  static let members: Set<String> = [
    "thermalState", "isLowPowerModeEnabled", "thermalStateDidChangeNotification",
    "NSProcessInfoPowerStateDidChange", "performExpiringActivity", "beginActivity", "endActivity",
    "performActivity", "isMacCatalystApp", "isiOSAppOnMac",
  ]

  static let shortestMember = members.map(\.utf8.count).min() ?? 0

  static let webViews: Set<String> = ["UIWebView", "UIWebViewDelegate"]

  /// [W] Foundation brings Combine along.
  static let ofCombine: Set<String> = [
    "ObservableObject", "Published", "AnyCancellable", "AnyPublisher", "PassthroughSubject",
    "CurrentValueSubject",
  ]

  static let shortestCompanion = webViews.union(ofCombine).map(\.utf8.count).min() ?? 0

  /// How the names of Security begin.
  private static let ofSecurity = [
    "kSec", "errSec", "SecItem", "SecTrust", "SecPolicy", "SecCertificate", "SecKey", "SecIdentity",
    "SecRandom", "SecAccessControl",
  ].map { Array($0.utf8) }

  static func isOfSecurity(_ name: ArraySlice<UInt8>) -> Bool {
    // `kSec` alone begins a name, but is none.
    name.count >= "SecKey".utf8.count && ofSecurity.contains { name.starts(with: $0) }
  }

  static let membersOfNetworks: Set<String> = [
    "allowsExpensiveNetworkAccess", "allowsConstrainedNetworkAccess", "waitsForConnectivity",
    "sessionSendsLaunchEvents", "networkUnavailableReason", "serverTrust",
  ]

  static let shortestMemberOfNetworks = membersOfNetworks.map(\.utf8.count).min() ?? 0

  /// How constants of Core Foundation and MobileCoreServices, of locks and of ticks begin.
  private static let constants = [
    "kUTT", "kCF", "kCT", "CTFont", "CTFrame", "CTLine", "os_unfair_lock", "OSAtomic", "OSSpinLock",
    "OS_SPINLOCK", "mach_absolute_time", "mach_timebase_info",
  ].map { Array($0.utf8) }

  static func isConstant(_ name: ArraySlice<UInt8>) -> Bool {
    constants.contains { name.starts(with: $0) } || isFontFeature(name)
  }

  /// Core Text's types of font features; whoever uses a selector names its type.
  private static let fontFeatures: Set<String> = [
    "kLigaturesType", "kLetterCaseType", "kNumberSpacingType", "kVerticalPositionType",
    "kFractionsType", "kTypographicExtrasType", "kCharacterAlternativesType", "kNumberCaseType",
    "kTextSpacingType", "kCaseSensitiveLayoutType", "kStylisticAlternativesType",
    "kContextualAlternatesType", "kLowerCaseType", "kUpperCaseType",
  ]

  private static func isFontFeature(_ name: ArraySlice<UInt8>) -> Bool {
    // By first letters, as most names are none of these, and texts take long to make.
    name.first == UInt8(ascii: "k") && name.dropFirst().first?.isUppercase == true
      && fontFeatures.contains(String(decoding: name, as: UTF8.self))
  }

  private static let smallLetters =
    [
      "objc_", "object_get", "class_get", "autoreleasepool", "arc4random", "drand48",
      "pthread_mutexattr_set",
    ]
    .map { Array($0.utf8) } + constants

  /// Whether a name may be one of those that begin with a small letter.
  static func isLowerCased(_ name: ArraySlice<UInt8>) -> Bool {
    smallLetters.contains { name.starts(with: $0) } || isFontFeature(name)
  }

  static let inFoundation: Set<String> = ["CGFloat", "CGRect", "CGPoint", "CGSize", "CGRectEdge"]

  /// Names that nothing but Foundation is likely to have; a generic parameter may be called `Data`.
  static let plainlyOfFoundation: Set<String> = [
    "TimeInterval", "NSObject", "IndexPath", "NotificationCenter", "DispatchQueue", "UserDefaults",
    "NSAttributedString", "NSRange", "RunLoop", "DateFormatter", "NumberFormatter", "NSCoder",
    "Bundle", "Calendar", "Data", "Date", "FileManager", "JSONDecoder", "JSONEncoder", "Locale",
    "NSRegularExpression", "Timer", "URL", "URLRequest", "URLSession", "UUID",
  ]
}

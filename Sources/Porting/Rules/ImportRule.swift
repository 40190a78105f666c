extension Rule {
  /// Imports of modules that do not exist here become imports of what those modules re-export;
  /// files that got UIKit through a header or another module import it explicitly.
  static let imports = Rule(name: "imports") { draft in
    for (number, file) in draft.module.sources.enumerated() {
      let imports = file.declarations.filter { $0.kind == .import && $0.parent == nil }
      for declaration in imports { replace(declaration, in: number, &draft) }
      addMissing(to: number, imports: imports, &draft)
      addNotifications(to: number, imports: imports, &draft)
      replaceTimers(in: number, imports: imports, &draft)
      addFoundation(to: number, imports: imports, &draft)
      replaceQualifiers(in: number, &draft)
    }
  }

  private static func replace(_ declaration: Declaration, in number: Int, _ draft: inout Draft) {
    let module = String(declaration.name.prefix { $0 != "." })
    if let other = draft.module.renamed[module] {
      let name = declaration.nameToken
      draft.replace(name..<name + 1, in: number, by: other)
      draft.rewrote(
        "the module \(module) has another name here",
        by: "imports",
        at: name,
        in: number
      )
      return
    }
    if module == "UIKit", declaration.name != "UIKit.UIGestureRecognizerSubclass" {
      // `import UIKit.UIView` and `import class UIKit.UIView`
      guard declaration.name != "UIKit" else { return }
      draft.replace(declaration.keyword..<declaration.end, in: number, by: "import UIKit")
      draft.rewrote(
        "UIKit is imported as a whole",
        by: "imports",
        at: declaration.keyword,
        in: number
      )
      return
    }
    let part = partsOfFoundation.first { part in
      module == "Foundation" && part.names.contains { declaration.name == "Foundation." + $0 }
    }
    if let part {
      draft.replace(declaration.keyword..<declaration.end, in: number, by: "import \(part.module)")
      draft.rewrote(
        "a part of Foundation that is a separate module on Linux",
        by: "imports",
        at: declaration.keyword,
        in: number
      )
      return
    }
    if AppleModule.isHere(module), declaration.name.contains("."),
      declaration.nameToken == declaration.keyword + 1, module != "UIKit"
    {
      draft.replace(declaration.keyword..<declaration.end, in: number, by: "import \(module)")
      draft.rewrote(
        "the module is imported as a whole",
        by: "imports",
        at: declaration.keyword,
        in: number
      )
      return
    }
    guard AppleModule.isMissing(module) else { return }
    let other = AppleModule.bringsUIKit(module) ? "UIKit" : "Foundation"
    if let replacement = AppleModule.replacement(of: module) {
      draft.replace(
        declaration.keyword..<declaration.end,
        in: number,
        by: "import \(other); import \(replacement.name)"
      )
      draft.rewrote(
        replacement.works
          ? "the product \(replacement.name) has the most used names of \(module)"
          : "\(module) does not exist here; the product \(replacement.name) has its most used names",
        by: "imports",
        at: declaration.keyword,
        in: number
      )
      return
    }
    // [D] SwiftUI re-exports Combine.
    let more = module == "SwiftUI" ? "; import HeadlessCombine" : ""
    draft.replace(declaration.keyword..<declaration.end, in: number, by: "import \(other)\(more)")
    guard !AppleModule.isCovered(module) else {
      draft.rewrote(
        "\(module) is part of \(other) here",
        by: "imports",
        at: declaration.keyword,
        in: number
      )
      return
    }
    draft.left(
      "\(module) does not exist here; the modules it re-exports are imported instead",
      by: "imports",
      at: declaration.keyword,
      in: number,
      remedy: "leave out the file if it uses \(module)'s own names"
    )
  }

  private static func addMissing(to number: Int, imports: [Declaration], _ draft: inout Draft) {
    let modules = Set(imports.map { String($0.name.prefix { $0 != "." }) })
    guard !modules.contains("UIKit"), !modules.contains("QuartzCore"),
      !modules.contains(where: AppleModule.bringsUIKit)
    else { return }
    let file = draft.module.sources[number]
    let hasGraphics = modules.contains("CoreGraphics")
    let ofUIKit = file.firstNameOfUIKit(in: draft.module, beyondGraphics: hasGraphics)
    let ofFoundation = modules.isEmpty ? file.firstNameOfFoundation(in: draft.module) : nil
    guard let use = ofUIKit ?? ofFoundation else { return }
    // A test or a script may be meant for another system.
    let first = imports.first?.first ?? 0
    draft.insert("import UIKit; ", before: first, in: number)
    draft.rewrote(
      "\(ofUIKit == nil ? "Foundation" : "UIKit")'s names are used without importing it",
      by: "imports",
      at: use,
      in: number
    )
  }

  /// [D] UIKit brings UserNotifications along, and had a web view of its own.
  private static func addNotifications(
    to number: Int,
    imports: [Declaration],
    _ draft: inout Draft
  ) {
    let file = draft.module.sources[number]
    guard
      !imports.contains(where: { $0.name == "ApplePlaceholders" || $0.name == "UserNotifications" }
      ),
      let use = file.firstNameOfUserNotifications(in: draft.module)
        ?? file.firstNameOfWebViews(in: draft.module)
    else { return }
    draft.insert("import ApplePlaceholders; ", before: imports.first?.first ?? 0, in: number)
    draft.rewrote(
      "names are used that UIKit brings along",
      by: "imports",
      at: use,
      in: number
    )
  }

  /// UIKit brings Foundation along, with timers that follow the virtual clock; Foundation's own,
  /// which an import of it would bring back, follow the real one.
  private static func replaceTimers(
    in number: Int,
    imports: [Declaration],
    _ draft: inout Draft
  ) {
    guard draft.module.sources[number].makesTimers(in: draft.module) else { return }
    for declaration in imports
    where declaration.name == "Foundation" && declaration.first == declaration.keyword {
      let range = declaration.keyword..<declaration.end
      draft.replace(range, in: number, by: "import UIKit")
      draft.rewrote(
        "Foundation's timers do not follow the virtual clock, those that UIKit brings along do",
        by: "imports",
        at: declaration.keyword,
        in: number
      )
    }
  }
}

extension Rule {
  /// `Darwin.ceil(x)` is Foundation's here, `Combine.Publisher` another module's.
  private static let qualifiers = [
    "Darwin": "Foundation", "Combine": "HeadlessCombine", "CoreData": "HeadlessCoreData",
  ]

  private static func replaceQualifiers(in number: Int, _ draft: inout Draft) {
    let file = draft.module.sources[number]
    let lengths = Set(qualifiers.keys.map(\.utf8.count))
    for index in file.tokens.indices where file.kind(index) == .identifier {
      let token = file.tokens[index]
      guard lengths.contains(token.end - token.start), file.bytes[token.start].isUppercase,
        file.kind(index + 1) == .dot, file.isActive[index], file.kind(index - 1) != .dot,
        file.word(index - 1) != .import
      else { continue }
      let name = file.text(token)
      guard let other = qualifiers[name], draft.module.resolve(name) == nil else { continue }
      draft.replace(index..<index + 1, in: number, by: other)
      draft.rewrote("\(other) has \(name)'s names here", by: "imports", at: index, in: number)
    }
  }

  /// Parts of Foundation that are separate modules on Linux.
  private static let partsOfFoundation: [(module: String, names: Set<String>)] = [
    (
      "FoundationNetworking",
      [
        "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLSessionConfiguration",
        "URLSessionDataTask", "URLSessionTask", "URLSessionDownloadTask", "URLSessionUploadTask",
        "URLSessionDelegate", "URLSessionTaskDelegate", "URLSessionDataDelegate",
        "URLSessionDownloadDelegate", "URLCache", "CachedURLResponse", "HTTPCookie",
        "HTTPCookieStorage", "URLProtocol", "URLCredential", "URLAuthenticationChallenge",
        "URLProtectionSpace", "NSMutableURLRequest", "NSURLRequest",
      ]
    ),
    ("FoundationXML", ["XMLParser", "XMLParserDelegate"]),
  ]

  private static func addFoundation(
    to number: Int,
    imports: [Declaration],
    _ draft: inout Draft
  ) {
    let file = draft.module.sources[number]
    for (module, names) in partsOfFoundation
    where !imports.contains(where: { $0.name == module }) {
      let use = file.tokens.indices.first { index in
        let token = file.tokens[index]
        return token.kind == .identifier && file.isActive[index] && file.kind(index - 1) != .dot
          && names.contains(file.text(token)) && draft.module.resolve(file.text(token)) == nil
      }
      guard let use else { continue }
      draft.insert("import \(module); ", before: imports.first?.first ?? 0, in: number)
      draft.rewrote(
        "a part of Foundation that is a separate module on Linux",
        by: "imports",
        at: use,
        in: number
      )
    }
  }
}

extension Source {
  fileprivate func makesTimers(in module: Module) -> Bool {
    module.resolve("Timer") == nil
      && tokens.indices.contains {
        kind($0) == .identifier && isActive[$0] && kind($0 - 1) != .dot
          && text(tokens[$0]) == "Timer"
      }
  }

  /// The first use of a name that only UIKit, QuartzCore or CoreGraphics can have declared.
  fileprivate func firstNameOfUIKit(in module: Module, beyondGraphics: Bool) -> Int? {
    tokens.indices.first { index in
      let token = tokens[index]
      guard token.kind == .identifier, token.word == .other, isActive[index],
        token.end - token.start > 3, kind(index - 1) != .dot, kind(index - 1) != .at,
        !`is`(index - 2, "canImport"),
        bytes[token.start].isUppercase || bytes[token.start..<token.end].starts(with: "objc_".utf8)
      else { return false }
      let isMeant =
        isPrefixed(token, "UI") || isPrefixed(token, "CA")
        || isPrefixed(token, "CG") && !beyondGraphics
          && !NamesOfUIKit.inFoundation.contains(text(token))
        || NamesOfUIKit.elsewhereOnIOS.contains(text(token))
      return isMeant && module.resolve(text(token)) == nil
    }
  }

  /// The first use of a name of Foundation: a framework's header gives it to files without imports.
  fileprivate func firstNameOfFoundation(in module: Module) -> Int? {
    tokens.indices.first { index in
      guard kind(index) == .identifier, isActive[index], kind(index - 1) != .dot else {
        return false
      }
      let name = text(tokens[index])
      return
        (NamesOfUIKit.inFoundation.contains(name)
        || NamesOfUIKit.plainlyOfFoundation.contains(name))
        && module.resolve(name) == nil && !module.hasAlias(name)
    }
  }

  fileprivate func firstNameOfWebViews(in module: Module) -> Int? {
    tokens.indices.first { index in
      kind(index) == .identifier && isActive[index] && kind(index - 1) != .dot
        && (`is`(index, "UIWebView") || `is`(index, "UIWebViewDelegate"))
        && module.resolve(text(tokens[index])) == nil
    }
  }

  /// `UNUserNotificationCenter`, but not `UNKNOWN`.
  fileprivate func firstNameOfUserNotifications(in module: Module) -> Int? {
    tokens.indices.first { index in
      let token = tokens[index]
      guard token.kind == .identifier, token.end - token.start > 3, isActive[index],
        kind(index - 1) != .dot, isPrefixed(token, "UN"), !bytes[token.start + 3].isUppercase
      else { return false }
      return module.resolve(text(token)) == nil
    }
  }

  private func isPrefixed(_ token: Token, _ prefix: StaticString) -> Bool {
    bytes[token.start + 2].isUppercase
      && prefix.withUTF8Buffer { bytes[token.start..<token.start + 2].elementsEqual($0) }
  }
}

extension Module {
  fileprivate func hasAlias(_ name: String) -> Bool {
    sources.contains { source in
      source.declarations.contains {
        source.word($0.keyword) == .typealias && source.text($0.keyword + 1) == name
      }
    }
  }
}

private enum NamesOfUIKit {
  /// Names that UIKit declares here, but Foundation or CoreGraphics on iOS, or that a rule has
  /// written.
  static let elsewhereOnIOS: Set<String> = [
    "NamedMember", "NamedMembers", "Selector", "NSSelectorFromString", "CGContext", "CGGradient",
    "CGImage", "CGFont", "CGLayer", "CGPattern", "CGDataProvider", "NSPredicate",
    "NSSortDescriptor", "CFAbsoluteTime", "CFAbsoluteTimeGetCurrent", "CFTimeInterval", "NSInteger",
    "objc_AssociationPolicy", "objc_setAssociatedObject", "objc_getAssociatedObject",
    "objc_removeAssociatedObjects", "objc_sync_enter", "objc_sync_exit", "NSEC_PER_SEC",
    "NSEC_PER_MSEC", "NSEC_PER_USEC",
  ]

  static let inFoundation: Set<String> = ["CGFloat", "CGRect", "CGPoint", "CGSize", "CGRectEdge"]

  /// Names that nothing but Foundation is likely to have; a generic parameter may be called `Data`.
  static let plainlyOfFoundation: Set<String> = [
    "TimeInterval", "NSObject", "IndexPath", "NotificationCenter", "DispatchQueue", "UserDefaults",
    "NSAttributedString", "NSRange", "RunLoop", "DateFormatter", "NumberFormatter",
  ]
}

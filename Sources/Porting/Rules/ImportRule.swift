extension Rule {
  /// Imports of modules that do not exist here become imports of what those modules re-export;
  /// files that got UIKit through a header or another module import it explicitly.
  static let imports = Rule(name: "imports") { draft in
    for (number, file) in draft.module.sources.enumerated() {
      let imports = file.declarations.filter { $0.kind == .import && $0.parent == nil }
      for declaration in imports { replace(declaration, in: number, &draft) }
      addMissing(to: number, imports: imports, &draft)
      addCompanions(to: number, imports: imports, &draft)
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
      let reason = "the module \(module) has another name here"
      return draft.rewrote(reason, by: "imports", at: name, in: number)
    }
    guard let change = ImportChange(declaration, of: module) else { return }
    let start = declaration.keyword
    draft.replace(start..<declaration.end, in: number, by: change.text)
    guard let remedy = change.remedy else {
      return draft.rewrote(change.reason, by: "imports", at: start, in: number)
    }
    draft.left(change.reason, by: "imports", at: start, in: number, remedy: remedy)
  }

  private static func addMissing(to number: Int, imports: [Declaration], _ draft: inout Draft) {
    let file = draft.module.sources[number]
    // `#if canImport(SwiftUI)` imports nothing here.
    let modules = Set(
      imports.filter { file.isActive[$0.keyword] }.map { String($0.name.prefix { $0 != "." }) }
    )
    guard !modules.contains("UIKit"), !modules.contains(where: AppleModule.bringsUIKit) else {
      return
    }
    let ofUIKit = file.firstNameOfUIKit(in: draft.module, beside: modules)
    // A library's header brings Foundation along. So does Testing on Apple's systems [I], unlike here.
    let isWithout = modules.allSatisfy {
      $0 == "Testing" || !AppleModule.isHere($0) && !AppleModule.isMissing($0)
    }
    let ofFoundation = isWithout ? file.firstNameOfFoundation(in: draft.module) : nil
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

  /// [D] UIKit brings UserNotifications along, and had a web view of its own; Foundation brings
  /// Combine and Security; a bridging header may bring CommonCrypto.
  private static func addCompanions(
    to number: Int,
    imports: [Declaration],
    _ draft: inout Draft
  ) {
    let names = Set(imports.map(\.name))
    let found = draft.module.sources[number].firstCompanions(in: draft.module)
    let placeholder =
      names.isDisjoint(with: ["ApplePlaceholders", "Security", "UserNotifications"])
      ? found[.notifications] ?? found[.webViews] ?? found[.security] ?? found[.networks] : nil
    // Another library of that kind has names of its own.
    let stream =
      names.contains(where: { $0.contains("Combine") || $0 == "SwiftUI" }) ? nil : found[.streams]
    let digest =
      names.isDisjoint(with: ["CommonCrypto", "CryptoKit", "HeadlessCrypto"])
      ? found[.digests] : nil
    let products = [
      (placeholder, "ApplePlaceholders"), (stream, "HeadlessCombine"), (digest, "HeadlessCrypto"),
    ]
    for (use, replacement) in products {
      guard let use else { continue }
      draft.insert("import \(replacement); ", before: imports.first?.first ?? 0, in: number)
      draft.rewrote(
        "names are used that UIKit or Foundation brings along",
        by: "imports",
        at: use,
        in: number
      )
    }
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
    where (declaration.name == "Foundation" || declaration.name == "Dispatch")
      && declaration.first == declaration.keyword
    {
      let range = declaration.keyword..<declaration.end
      draft.replace(range, in: number, by: "import UIKit")
      draft.rewrote(
        "\(declaration.name)'s timers do not follow the virtual clock, those that UIKit brings do",
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
    "CryptoKit": "HeadlessCrypto", "SwiftUI": "SwiftUIPlaceholders", "CoreFoundation": "Foundation",
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
  static let partsOfFoundation: [(module: String, names: Set<String>)] = [
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
      let shortest = names.map(\.utf8.count).min() ?? 0
      let letters = Array(Set(names.compactMap(\.utf8.first)))
      let use = file.tokens.indices.first { index in
        let token = file.tokens[index]
        return token.kind == .identifier && token.end - token.start >= shortest
          && letters.contains(file.bytes[token.start]) && file.isActive[index]
          && names.contains(file.text(token))
          && (file.kind(index - 1) != .dot || file.is(index - 2, "Foundation"))
          && !imports.contains { $0.first..<$0.end ~= index }
          && draft.module.resolve(file.text(token)) == nil
      }
      guard let use else { continue }
      for index in file.tokens.indices
      where file.is(index, "Foundation") && file.kind(index + 1) == .dot
        && names.contains(file.name(index + 2)) && file.isActive[index]
      {
        draft.replace(index..<index + 1, in: number, by: module)
      }
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

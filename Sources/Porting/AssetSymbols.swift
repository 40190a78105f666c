/// The names that Xcode gives the images and colours of asset catalogues: `UIImage.pin`,
/// `UIColor(resource: .brand)`.
// [D] Since Xcode 15. The types are written into the app's module, where Apple's SDK has them: they
// would clash with those of libraries here.
package struct AssetSymbols {
  package enum Kind: String, CaseIterable, Sendable {
    case image, color

    /// The types that have the symbols.
    fileprivate var types: Set<String> {
      self == .image ? ["UIImage", "ImageResource"] : ["UIColor", "ColorResource"]
    }
  }

  /// The assets by their symbols.
  private var found: [Kind: [String: String]] = [:]

  package init() {}

  package var isEmpty: Bool { found.isEmpty }

  /// Adds an asset; of several with one symbol the first counts.
  package mutating func add(_ name: String, _ kind: Kind) {
    guard let symbol = Self.symbol(of: name, kind) else { return }
    let known = found[kind]?[symbol]
    found[kind, default: [:]][symbol] = known ?? name
  }

  /// The symbols that code names and does not declare itself.
  package func used(in files: [PortedModule.File]) -> AssetSymbols {
    var named: Set<String> = []
    var declared: [Kind: Set<String>] = [:]
    for file in files {
      guard let source = try? Source(path: file.path, bytes: file.text) else { continue }
      for index in source.tokens.indices where source.kind(index) == .identifier {
        if source.kind(index - 1) == .dot { named.insert(source.name(index)) }
      }
      for declaration in source.declarations where declaration.isStatic {
        let type = declaration.parent.map { source.declarations[$0].name }
        for kind in Kind.allCases where type.map(kind.types.contains) == true {
          declared[kind, default: []].insert(declaration.name)
        }
      }
    }
    var used = AssetSymbols()
    for (kind, names) in found {
      let wanted = named.subtracting(declared[kind, default: []])
      let kept = names.filter { wanted.contains($0.key) }
      if !kept.isEmpty { used.found[kind] = kept }
    }
    return used
  }

  /// A file that declares them.
  package var text: String {
    (["import UIKit"] + Kind.allCases.map(text)).joined(separator: "\n\n") + "\n"
  }

  private func text(_ kind: Kind) -> String {
    let (type, resource) =
      kind == .image ? ("UIImage", "ImageResource") : ("UIColor", "ColorResource")
    let symbols = found[kind, default: [:]].sorted { $0.key < $1.key }
    let resources = symbols.map { symbol, name in
      "  static let \(Self.escaped(symbol)) = \(resource)(name: \(Self.quoted(name)), bundle: .main)"
    }
    let members = symbols.map { symbol, _ in
      "  static var \(Self.escaped(symbol)): \(type) { \(type)(resource: .\(symbol)) }"
    }
    let initialiser =
      kind == .image
      ? "self.init(imageLiteralResourceName: resource.name)"
      : "self.init(named: resource.name, in: resource.bundle, compatibleWith: nil)!"
    return """
      struct \(resource): Hashable, Sendable {
        let name: String
        let bundle: Bundle
      \(resources.joined(separator: "\n"))
      }

      extension \(type) {
        convenience init(resource: \(resource)) { \(initialiser) }
      \(members.joined(separator: "\n"))
      }
      """
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  private static func escaped(_ symbol: String) -> String {
    Word(rawValue: symbol) == nil ? symbol : "`\(symbol)`"
  }

  // MARK: Names

  /// [W] Words are joined; the last one is dropped if it says what the asset is; nil for a name that
  /// UIKit has.
  static func symbol(of name: String, _ kind: Kind) -> String? {
    var words = words(of: name)
    if words.count > 1, words[words.count - 1].lowercased() == kind.rawValue { words.removeLast() }
    guard let first = words.first else { return nil }
    let joined = first.lowercased() + words.dropFirst().map(capitalised).joined()
    let symbol = joined.first?.isNumber == true ? "_" + joined : joined
    return (kind == .color ? namesOfUIColor : namesOfUIImage).contains(symbol) ? nil : symbol
  }

  private static func capitalised(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// `pinLarge 2` → `pin`, `Large`, `2`; `URLIcon` → `URL`, `Icon`.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      guard letter.isLetter || letter.isNumber else {
        words.append(word)
        word = ""
        continue
      }
      let follows = index + 1 < letters.count && letters[index + 1].isLowercase
      let starts =
        letter.isUppercase && !word.isEmpty && (word.last?.isUppercase == false || follows)
      if starts {
        words.append(word)
        word = ""
      }
      word.append(letter)
    }
    return (words + [word]).filter { !$0.isEmpty }
  }

  private static let namesOfUIImage: Set<String> = [
    "add", "remove", "actions", "checkmark", "strokedCheckmark",
  ]

  private static let namesOfUIColor: Set<String> = [
    "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow",
    "magenta", "orange", "purple", "brown", "clear", "systemRed", "systemGreen", "systemBlue",
    "systemOrange", "systemYellow", "systemPink", "systemPurple", "systemTeal", "systemIndigo",
    "systemBrown", "systemMint", "systemCyan", "systemGray", "systemGray2", "systemGray3",
    "systemGray4", "systemGray5", "systemGray6", "tint", "label", "secondaryLabel", "tertiaryLabel",
    "quaternaryLabel", "link", "placeholderText", "separator", "opaqueSeparator",
    "systemBackground", "secondarySystemBackground", "tertiarySystemBackground",
    "systemGroupedBackground", "secondarySystemGroupedBackground",
    "tertiarySystemGroupedBackground", "systemFill", "secondarySystemFill", "tertiarySystemFill",
    "quaternarySystemFill", "lightText", "darkText",
  ]
}

/// The names that Xcode gives the images and colours of asset catalogues: `UIImage.pin`,
/// `UIColor(resource: .brand)`.
// [D] Since Xcode 15. The types are written into the app's module, where Apple's SDK has them: they
// would clash with those of libraries here.
package struct AssetSymbols {
  package enum Kind: String, CaseIterable, Sendable {
    case image, color

    fileprivate var resource: String { self == .image ? "ImageResource" : "ColorResource" }

    /// The types that have the symbols.
    fileprivate var types: Set<String> { [self == .image ? "UIImage" : "UIColor", resource] }
  }

  /// The assets by their symbols, after those of the name spaces that they are in.
  private var found: [Kind: [[String]: String]] = [:]
  /// Kinds for which the app has a type of its own, which hides Xcode's.
  private var hidden: Set<Kind> = []

  package init() {}

  package var isEmpty: Bool { found.isEmpty }

  /// Adds an asset; of several with one symbol the first counts.
  package mutating func add(_ name: String, _ kind: Kind, in spaces: [String] = []) {
    guard let symbol = Self.symbol(of: name, kind, isFree: spaces.isEmpty) else { return }
    let path = spaces.map(Self.symbol(ofSpace:)) + [symbol]
    let known = found[kind]?[path]
    found[kind, default: [:]][path] = known ?? (spaces + [name]).joined(separator: "/")
  }

  /// The symbols that code names and does not declare itself.
  package func used(in files: [PortedModule.File]) -> AssetSymbols {
    var used = AssetSymbols()
    var named: Set<String> = []
    var declared: [Kind: Set<String>] = [:]
    for file in files {
      guard let source = try? Source(path: file.path, bytes: file.text) else { continue }
      for index in source.tokens.indices where source.kind(index) == .identifier {
        if source.kind(index - 1) == .dot { named.insert(source.name(index)) }
      }
      for declaration in source.declarations where declaration.isStatic || declaration.isType {
        let type = declaration.parent.map { source.declarations[$0].name }
        for kind in Kind.allCases where type.map(kind.types.contains) == true {
          declared[kind, default: []].insert(declaration.name)
        }
        if declaration.isType, declaration.kind != .extension, declaration.parent == nil {
          used.hidden.formUnion(Kind.allCases.filter { $0.resource == declaration.name })
        }
      }
    }
    for (kind, names) in found where !used.hidden.contains(kind) {
      let own = declared[kind, default: []]
      // A name in a space hides nothing that is declared outside of it.
      let kept = names.filter { path, _ in
        path.allSatisfy(named.contains) && !own.contains(path[0])
      }
      if !kept.isEmpty { used.found[kind] = kept }
    }
    return used
  }

  /// A file that declares them.
  package var text: String {
    let kinds = Kind.allCases.filter { !hidden.contains($0) }
    return (["import UIKit"] + kinds.map(text)).joined(separator: "\n\n") + "\n"
  }

  private func text(_ kind: Kind) -> String {
    let (type, resource) = (kind == .image ? "UIImage" : "UIColor", kind.resource)
    let symbols = found[kind, default: [:]].sorted { $0.key.lexicographicallyPrecedes($1.key) }
    let resources = Self.members(symbols) { path, name in
      "static let \(SwiftSpelling.escaped(path[path.count - 1])) ="
        + " \(resource)(name: \(SwiftSpelling.quoted(name)), bundle: .main)"
    }
    let members = Self.members(symbols) { path, _ in
      "static var \(SwiftSpelling.escaped(path[path.count - 1])): \(type) {"
        + " \(type)(resource: .\(path.joined(separator: "."))) }"
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

  /// One line for each symbol, those of name spaces in enumerations of their own.
  private static func members(
    _ symbols: [(key: [String], value: String)],
    depth: Int = 1,
    _ line: ([String], String) -> String
  ) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    let own = symbols.filter { $0.key.count == depth }.map { indent + line($0.key, $0.value) }
    let inside = symbols.filter { $0.key.count > depth }
    let spaces = Dictionary(grouping: inside) { $0.key[depth - 1] }.sorted { $0.key < $1.key }
    return own
      + spaces.flatMap { space, symbols in
        [indent + "enum \(SwiftSpelling.escaped(space)) {"]
          + members(symbols, depth: depth + 1, line) + [indent + "}"]
      }
  }
}

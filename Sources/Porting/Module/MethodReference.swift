/// A reference to a method: `Screen.tapped(_:)`, and `Selector("tapped:", Screen.tapped(_:))`.
struct MethodReference {
  let module: Module
  let method: Module.Location
  /// The type that is written before it.
  let owner: String

  private var declaration: Declaration { module[method] }
  private var source: Source { module.source(of: method) }

  var name: String { ObjectiveCName.of(declaration, in: source) }

  /// Why the method cannot have a selector; nil if it can.
  var obstacle: String? {
    if declaration.parameters.count > 4 { return "a selector takes at most four arguments" }
    if declaration.isAsync { return "a selector cannot name an async method" }
    if declaration.throwsErrors { return "a selector cannot name a method that throws" }
    if declaration.generics != nil { return "a selector cannot name a generic method" }
    if declaration.parameters.contains(where: { $0.isInout || $0.isVariadic }) {
      return "a selector cannot take inout or variadic arguments"
    }
    return nil
  }

  var selector: String { "\(module.selectorType)(\"\(name)\", \(expression))" }

  /// The method, disambiguated by its type if it is overloaded.
  private var expression: String {
    guard !declaration.isStatic else { return staticExpression }
    let bare = owner + "." + source.text(declaration.nameToken) + labels
    return isAmbiguous ? bare + " as " + type : bare
  }

  /// `{ (target: Screen.Type) in { (a: Int) in target.open(file: a) } }`: the class is the target.
  private var staticExpression: String {
    let names = ["a", "b", "c", "d"].prefix(declaration.parameters.count)
    let parameters = zip(names, declaration.parameters)
      .map { "\($0): \(source.flat($1.type).withoutBang)" }
    let arguments = zip(names, declaration.parameters)
      .map { name, parameter in parameter.label.map { "\($0): \(name)" } ?? name }
    let head = parameters.isEmpty ? "" : "(\(parameters.joined(separator: ", "))) in "
    let call = source.text(declaration.nameToken) + "(\(arguments.joined(separator: ", ")))"
    return "{ (target: \(owner).Type) in { \(head)target.\(call) } }"
  }

  /// `(file:_:)`; nothing without parameters.
  var labels: String {
    guard !declaration.parameters.isEmpty else { return "" }
    return "(" + declaration.parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }

  private var type: String {
    let arguments = declaration.parameters.map { source.flat($0.type).withoutBang }
    let result = declaration.type.map { source.flat($0).withoutBang } ?? "Void"
    return "(\(owner)) -> (\(arguments.joined(separator: ", "))) -> \(result)"
  }

  /// Methods of UIKit with arguments, which a method without any may be called like.
  private static let namesOfUIKit: Set<String> = [
    "animate", "dismiss", "draw", "perform", "present", "select", "show", "transition",
  ]

  private var isAmbiguous: Bool {
    if declaration.parameters.isEmpty, Self.namesOfUIKit.contains(declaration.name) { return true }
    guard let record = module.record(owner) else { return false }
    let others = module.methods(named: declaration.name, in: record).filter { location in
      let other = module[location]
      guard location != method, !other.has(.override) else { return false }
      return declaration.parameters.isEmpty
        || other.parameters.map(\.label) == declaration.parameters.map(\.label)
    }
    return !others.isEmpty && !declaration.has(.override)
      || declaration.parameters.isEmpty && others.contains { !module[$0].parameters.isEmpty }
  }
}

extension String {
  /// `UIButton!` becomes `UIButton?` when function types are compared.
  fileprivate var withoutBang: String { hasSuffix("!") ? dropLast() + "?" : self }
}

extension Module {
  /// How selectors' type is written, which the app may have a type of its own beside.
  var selectorType: String { resolve("Selector") == nil ? "Selector" : "UIKit.Selector" }
}

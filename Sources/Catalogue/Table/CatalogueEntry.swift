public import Timeline

/// A named transition.
public struct CatalogueEntry: Sendable {
  public var name: String
  /// The names in other tools.
  public var aliases: [String]
  /// One line.
  public var help: String
  public var fidelity: Fidelity
  /// In seconds.
  public var duration: Double
  public var curve: Curve
  public var parameters: [Parameter]
  private let make: @Sendable (ParameterValues) -> any SceneTransition

  /// A custom entry; `make` receives a value for each parameter.
  public init(
    _ name: String,
    aliases: [String] = [],
    help: String,
    fidelity: Fidelity = Fidelity(.own, "this project's own"),
    duration: Double = 0.5,
    curve: Curve = .easeInEaseOut,
    parameters: [Parameter] = [],
    make: @escaping @Sendable (ParameterValues) -> any SceneTransition
  ) {
    self.name = name
    self.aliases = aliases
    self.help = help
    self.fidelity = fidelity
    self.duration = duration
    self.curve = curve
    self.parameters = parameters
    self.make = make
  }

  /// The transition with its default parameters.
  public var transition: any SceneTransition { make(ParameterValues(of: parameters)) }

  public func transition(_ values: [String: Double]) throws(CatalogueError) -> any SceneTransition {
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      guard let parameter = parameters.first(where: { $0.name == name }) else {
        throw .unknownParameter(name, of: self.name, known: parameters.map(\.name))
      }
      guard parameter.accepts(value) else {
        throw .outOfRange(parameter, value: value, of: self.name)
      }
    }
    return make(ParameterValues(of: parameters, given: values))
  }
}

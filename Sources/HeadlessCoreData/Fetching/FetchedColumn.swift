/// One entry of the dictionaries that a fetch asks for.
struct FetchedColumn {
  private typealias NSExpression = Predicates.NSExpression

  let name: String
  private let expression: NSExpression?

  /// By the name of a property or its description.
  init?(_ asked: Any) {
    if let name = asked as? String {
      self.init(named: name)
    } else if let described = asked as? NSExpressionDescription {
      self.init(named: described.name, expression: described.expression)
    } else if let property = asked as? NSPropertyDescription {
      self.init(named: property.name)
    } else {
      return nil
    }
  }

  private init(named name: String, expression: NSExpression? = nil) {
    (self.name, self.expression) = (name, expression)
  }

  /// Whether the value is that of many objects.
  var isAggregate: Bool { aggregate != nil }

  func value(of objects: [NSManagedObject]) -> Any? {
    if let aggregate { return Self.value(of: aggregate, over: objects) }
    let value = objects.first.flatMap(value)
    // [D] Rows have the identities of objects.
    return (value as? NSManagedObject)?.objectID ?? value
  }

  private func value(of object: NSManagedObject) -> Any? {
    if let expression { return expression.expressionValue(with: object, context: nil) }
    return name.contains(".")
      ? NSExpression(forKeyPath: name).expressionValue(with: object, context: nil)
      : object.value(forKey: name)
  }

  // MARK: Functions of many objects

  // [D] CoreData's SQL store has these.
  private static let aggregates: Set = ["average:", "count:", "max:", "min:", "sum:"]

  private var aggregate: NSExpression? {
    guard let expression, expression.expressionType == .function else { return nil }
    return Self.aggregates.contains(expression.function) ? expression : nil
  }

  /// Objects without a value do not count.
  private static func value(of aggregate: NSExpression, over objects: [NSManagedObject]) -> Any? {
    let argument = aggregate.arguments?.first
    let values = objects.compactMap { argument?.expressionValue(with: $0, context: nil) }
    if let extreme = extreme(aggregate.function, of: values) { return extreme }
    let list = NSExpression(forConstantValue: values)
    return NSExpression(forFunction: aggregate.function, arguments: [list])
      .expressionValue(with: nil, context: nil)
  }

  /// The first or last date or text.
  private static func extreme(_ function: String, of values: [Any]) -> Any? {
    switch function {
    case "min:": (values as? [Date])?.min() ?? (values as? [String])?.min()
    case "max:": (values as? [Date])?.max() ?? (values as? [String])?.max()
    default: nil
    }
  }
}

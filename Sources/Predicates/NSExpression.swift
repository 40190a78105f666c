public import Foundation
import VirtualTime

/// A value that is calculated; Foundation's own class on Linux has neither initialisers nor values.
open class NSExpression: NSObject, NSCopying {
  // [D] The raw values of NSExpression.h.
  public enum ExpressionType: UInt, Sendable {
    case constantValue, evaluatedObject, variable, keyPath, function
    case aggregate = 14
  }

  let term: Term

  init(_ term: Term) {
    self.term = term
    super.init()
  }

  public convenience init(format expressionFormat: String, _ args: Any...) {
    self.init(format: expressionFormat, values: args)
  }

  public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
    self.init(format: expressionFormat, values: arguments)
  }

  private convenience init(format: String, values: [Any?]) {
    let term: Term
    do throws(PredicateFormatError) {
      term = try PredicateParser.parseExpression(format, arguments: values)
    } catch {
      // [D] Foundation raises.
      NSExpression.raise(
        "the format \"\(format)\" is no expression: \(error)",
        remedy: "write it as Apple's Predicate Format String Syntax says"
      )
      term = .value(nil)
    }
    self.init(term)
  }

  public convenience init(forConstantValue obj: Any?) {
    self.init(.value(obj))
  }

  public convenience init(forVariable string: String) {
    self.init(.variable(string, path: []))
  }

  public convenience init(forKeyPath keyPath: String) {
    self.init(.path(keyPath.split(separator: ".").map(String.init).filter { $0 != "SELF" }))
  }

  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    if !ExpressionFunction.isKnown(name) {
      NSExpression.raise(
        "nothing is known of the function \(name)",
        remedy: "calculate it in Swift"
      )
    }
    self.init(.function(name, parameters.map(NSExpression.term)))
  }

  public convenience init(forAggregate subexpressions: [Any]) {
    self.init(.list(subexpressions.map(NSExpression.term)))
  }

  open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.path([])) }

  private static func term(_ part: Any) -> Term {
    (part as? NSExpression)?.term ?? .value(part)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override var description: String { term.format }
}

// MARK: Parts

extension NSExpression {
  public var expressionType: ExpressionType {
    switch term {
    case .value: .constantValue
    case .path(let keys): keys.isEmpty ? .evaluatedObject : .keyPath
    // [I] A key of a variable is found by a function.
    case .variable(_, let keys): keys.isEmpty ? .variable : .function
    case .list: .aggregate
    case .function: .function
    }
  }

  public var constantValue: Any? {
    if case .value(let value) = term { return value }
    Self.raise("\(self) is no constant")
    return nil
  }

  public var keyPath: String {
    if case .path(let keys) = term { return keys.joined(separator: ".") }
    Self.raise("\(self) is no key path")
    return ""
  }

  public var variable: String {
    if case .variable(let name, let keys) = term, keys.isEmpty { return name }
    Self.raise("\(self) is no variable")
    return ""
  }

  public var function: String {
    switch term {
    case .function(let name, _): return name
    case .variable(_, let keys) where !keys.isEmpty: return "valueForKeyPath:"
    default:
      Self.raise("\(self) is no function")
      return ""
    }
  }

  public var arguments: [NSExpression]? {
    switch term {
    case .function(_, let terms): return terms.map(NSExpression.init(_:))
    case .variable(_, let keys) where !keys.isEmpty: return [NSExpression(.path(keys))]
    default:
      Self.raise("\(self) is no function")
      return nil
    }
  }

  /// [D] The expressions of an aggregate.
  public var collection: Any {
    if case .list(let terms) = term { return terms.map(NSExpression.init(_:)) }
    Self.raise("\(self) is no aggregate")
    return [NSExpression]()
  }

  private static func raise(_ sentence: String, remedy: String = "") {
    StageCore.ambient.raise("NSExpression", sentence, remedy: remedy)
  }
}

// MARK: Values

extension NSExpression {
  /// The value for an object; variables are in the dictionary.
  public func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    var variables: [String: Any] = [:]
    if let context {
      for (name, value) in context {
        if let name = name as? String { variables[name] = value }
      }
    }
    let value = term.value(for: Subject(object: object, variables: variables))
    // As objects, numbers are of any kind that is asked for.
    guard !(value is Bool), let number = ExpressionNumber(value) else { return value }
    return number.value
  }
}

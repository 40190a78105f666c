public import Foundation
import VirtualTime

/// A predicate of a format: an initialiser of a protocol, unlike one of a class, may give an object
/// of a subclass, as Foundation's does.
public protocol NSFormattedPredicate {}

// Foundation on Linux declares the initialisers and leaves them out.
extension NSPredicate: NSFormattedPredicate {}

extension NSFormattedPredicate {
  public init(format predicateFormat: String, _ args: Any...) {
    self = Self.made(of: predicateFormat, args)
  }

  public init(format predicateFormat: String, argumentArray arguments: [Any?]?) {
    self = Self.made(of: predicateFormat, arguments ?? [])
  }

  private static func made(of format: String, _ values: [Any?]) -> Self {
    let condition: Condition
    do throws(PredicateFormatError) {
      condition = try PredicateParser.parse(format, arguments: values)
    } catch {
      // [D] Foundation raises.
      StageCore.ambient.raise(
        "NSPredicate",
        "the format \"\(format)\" is no predicate: \(error)",
        remedy: "write it as Apple's Predicate Format String Syntax says"
      )
      condition = .constant(false)
    }
    guard let predicate = condition.predicate as? Self else {
      preconditionFailure("the format \"\(format)\" makes no \(Self.self)")
    }
    return predicate
  }
}

extension Condition {
  /// [D] A predicate of the class that tells its parts.
  fileprivate var predicate: NSPredicate {
    switch self {
    case .constant(let value): NSPredicate(value: value)
    case .all(let parts):
      NSCompoundPredicate(andPredicateWithSubpredicates: parts.map(\.predicate))
    case .any(let parts):
      NSCompoundPredicate(orPredicateWithSubpredicates: parts.map(\.predicate))
    case .not(let part): NSCompoundPredicate(notPredicateWithSubpredicate: part.predicate)
    case .comparison(let comparison): comparison.predicate
    }
  }
}

extension Comparison {
  fileprivate var predicate: NSPredicate {
    guard reach == .noMember else { return NSComparisonPredicate(self) }
    let any = Comparison(
      reach: .anyMember,
      left: left,
      operation: operation,
      options: options,
      right: right
    )
    return NSCompoundPredicate(
      notPredicateWithSubpredicate: NSComparisonPredicate(any)
    )
  }
}

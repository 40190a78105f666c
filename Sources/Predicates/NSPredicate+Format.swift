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

  /// [D] Foundation gives a predicate of the class that the format makes, whatever is asked for;
  /// code would fail where it uses that as another class, and here it hears so at once.
  private static func made(of format: String, _ values: [Any?]) -> Self {
    guard let predicate = condition(of: format, values)?.predicate else { return standIn() }
    if let predicate = predicate as? Self { return predicate }
    StageCore.ambient.raise(
      "NSPredicate",
      "the format \"\(format)\" makes an \(type(of: predicate)), which is no \(Self.self)",
      remedy: "make an NSPredicate of it"
    )
    return standIn()
  }

  private static func condition(of format: String, _ values: [Any?]) -> Condition? {
    do throws(PredicateFormatError) {
      return try PredicateParser.parse(format, arguments: values)
    } catch {
      // [D] Foundation raises.
      StageCore.ambient.raise(
        "NSPredicate",
        "the format \"\(format)\" is no predicate: \(error)",
        remedy: "write it as Apple's Predicate Format String Syntax says"
      )
      return nil
    }
  }

  /// What holds for nothing, for the code that goes on behind an exception.
  private static func standIn() -> Self {
    let never = Comparison(
      reach: .itself,
      left: .value(true),
      operation: .equal,
      options: TextOptions(),
      right: .value(false)
    )
    let all: [NSPredicate] = [
      NSComparisonPredicate(never),
      NSCompoundPredicate(orPredicateWithSubpredicates: []),
    ]
    guard let predicate = all.lazy.compactMap({ $0 as? Self }).first else {
      preconditionFailure("no format makes an object of the app's own class \(Self.self)")
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

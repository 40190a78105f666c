public import Foundation
import VirtualTime

// Foundation on Linux declares these and leaves them out.

extension NSPredicate {
  public convenience init(format predicateFormat: String, _ args: Any...) {
    self.init(format: predicateFormat, values: args)
  }

  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init(format: predicateFormat, values: arguments ?? [])
  }

  private convenience init(format: String, values: [Any?]) {
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
    self.init { object, variables in
      condition.holds(for: Subject(object: object, variables: variables ?? [:]))
    }
  }
}

public import Predicates

/// A value that a fetch of dictionaries calculates.
open class NSExpressionDescription: NSPropertyDescription {
  open var expression: Predicates.NSExpression?
  open var expressionResultType = NSAttributeType.undefinedAttributeType
}

public import Predicates

// Foundation's classes of these names, which do nothing on Linux, would hide them: `port` writes
// `UIKit.NSExpression`.

public typealias NSExpression = Predicates.NSExpression
public typealias NSComparisonPredicate = Predicates.NSComparisonPredicate

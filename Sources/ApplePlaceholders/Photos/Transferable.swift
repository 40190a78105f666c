public import Foundation

/// What can be taken from a picker's item.
public protocol Transferable {}

extension Data: Transferable {}
extension String: Transferable {}
extension URL: Transferable {}

// What code gets by importing Core Data.

@_exported public import Foundation
@_exported public import Predicates

import Foundation
package import Scene

extension Stage {
  /// Records, and stores the commits of every instant.
  package func exposing(_ record: () throws -> Film) rethrows -> (film: Film, negative: Negative) {
    let negative = beginExposure()
    defer { core.layers.negative = nil }
    return (try record(), negative)
  }

  /// The same for asynchronous code.
  package func exposing(
    _ record: () async throws -> Film
  ) async rethrows -> (film: Film, negative: Negative) {
    let negative = beginExposure()
    defer { core.layers.negative = nil }
    return (try await record(), negative)
  }

  private func beginExposure() -> Negative {
    let negative = Negative(start: core.now)
    core.layers.negative = negative
    return negative
  }
}

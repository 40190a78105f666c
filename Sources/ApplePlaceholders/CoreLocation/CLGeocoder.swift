public import Foundation
import HeadlessUIKit

public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// A geocoder without a network.
open class CLGeocoder: NSObject, @unchecked Sendable {
  /// Counts the requests that wait for their answer.
  private var requests = 0
  private var cancellations = 0
  open var isGeocoding: Bool { requests > 0 }

  open func reverseGeocodeLocation(
    _ location: CLLocation,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  open func geocodeAddressString(
    _ addressString: String,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  open func reverseGeocodeLocation(
    _ location: CLLocation,
    preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  open func geocodeAddressString(
    _ addressString: String,
    in region: CLRegion?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  open func geocodePostalAddress(
    _ postalAddress: CNPostalAddress,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  /// [D] The handlers are called with an error.
  open func cancelGeocode() {
    cancellations += 1
    requests = 0
  }

  private func fail(_ handler: @escaping CLGeocodeCompletionHandler) {
    requests += 1
    StageCore.ambient.queue.later { [self, begun = cancellations] in
      let isCancelled = begun != cancellations
      if !isCancelled { requests -= 1 }
      handler(nil, CLError(isCancelled ? .geocodeCanceled : .network))
    }
  }
}

public import Foundation

public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication = 2
}

public enum LABiometryType: Int, Sendable {
  case none, touchID, faceID, opticID = 4
}

/// A device that cannot recognise its owner.
open class LAContext: NSObject, @unchecked Sendable {
  open var biometryType: LABiometryType { .none }

  private let lock = NSLock()
  private var titles: (fallback: String?, cancel: String?) = (nil, nil)

  open var localizedFallbackTitle: String? {
    get { lock.withLock { titles.fallback } }
    set { lock.withLock { titles.fallback = newValue } }
  }

  open var localizedCancelTitle: String? {
    get { lock.withLock { titles.cancel } }
    set { lock.withLock { titles.cancel = newValue } }
  }

  open func canEvaluatePolicy(
    _ policy: LAPolicy,
    error: UnsafeMutablePointer<NSError?>?
  ) -> Bool { false }

  open func evaluatePolicy(
    _ policy: LAPolicy,
    localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { reply(false, LAError(.biometryNotAvailable)) }

  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw LAError(.biometryNotAvailable)
  }

  open func invalidate() {}
}

import Foundation

/// A thread-local object; a thread's dictionary is ten times slower.
package struct ThreadValue<Value: AnyObject>: Sendable {
  private let key: pthread_key_t

  package init() {
    var key = pthread_key_t()
    let outcome = pthread_key_create(&key) { kept in
      if let kept { Unmanaged<AnyObject>.fromOpaque(kept).release() }
    }
    precondition(outcome == 0, "no thread-specific storage is left; use fewer libraries")
    self.key = key
  }

  package var value: Value? {
    get { pthread_getspecific(key).map { Unmanaged<Value>.fromOpaque($0).takeUnretainedValue() } }
    nonmutating set {
      let old = pthread_getspecific(key)
      pthread_setspecific(key, newValue.map { Unmanaged.passRetained($0).toOpaque() })
      if let old { Unmanaged<Value>.fromOpaque(old).release() }
    }
  }
}

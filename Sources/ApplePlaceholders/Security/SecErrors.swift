public import HeadlessUIKit

/// What a code of Security means, in English for every language; nil for a code without a name here.
public func SecCopyErrorMessageString(
  _ status: OSStatus,
  _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
  // [I] The sentences are ours.
  switch status {
  case errSecSuccess: "No error."
  case errSecParam: "A parameter is not valid."
  case errSecUserCanceled: "The user has canceled the operation."
  case errSecAuthFailed: "The user name or passphrase is not correct."
  case errSecDuplicateItem: "The item is in the keychain already."
  case errSecItemNotFound: "There is no such item in the keychain."
  default: nil
  }
}

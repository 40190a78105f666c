public import HeadlessUIKit

// Who is asked before an item is used.

public let kSecAttrAccessControl: CFString = "accc"
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
public let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
public let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
public let kSecUseNoAuthenticationUI: CFString = "u_NoAuthUI"
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
public let kSecUseItemList: CFString = "u_ItemList"

// Questions that were functions before Swift 4.2.

@available(*, deprecated, renamed: "getter:UIInterfaceOrientation.isLandscape(self:)")
public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isLandscape
}

@available(*, deprecated, renamed: "getter:UIInterfaceOrientation.isPortrait(self:)")
public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isPortrait
}

@available(*, deprecated, renamed: "getter:UIDeviceOrientation.isLandscape(self:)")
public func UIDeviceOrientationIsLandscape(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isLandscape
}

@available(*, deprecated, renamed: "getter:UIDeviceOrientation.isPortrait(self:)")
public func UIDeviceOrientationIsPortrait(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isPortrait
}

@available(
  *,
  deprecated,
  renamed: "getter:UIDeviceOrientation.isValidInterfaceOrientation(self:)"
)
public func UIDeviceOrientationIsValidInterfaceOrientation(
  _ orientation: UIDeviceOrientation
) -> Bool {
  orientation.isValidInterfaceOrientation
}

/// The protocols by which UIKit asks an app's objects.
enum UIKitDelegates {
  /// `UITextFieldDelegate`, `UICollectionViewDelegateFlowLayout`, `UITableViewDataSourcePrefetching`.
  static func contains(_ name: String) -> Bool {
    name.hasPrefix("UI") && (name.contains("Delegate") || name.contains("DataSource"))
      // A class that is a data source itself.
      && !name.contains("Diffable")
  }
}

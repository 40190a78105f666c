/// Folders of a project that tools fill with files of others.
package enum ForeignFolders {
  package static let names: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules"]
}

/// Folders of a project that contain generated or third-party files.
package enum ForeignFolders {
  package static let names: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules"]
}
